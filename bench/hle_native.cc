// HLE's C++ core alone: random legal moves on one thread, with deals, end test, reset and legal list.
// hle_native PLAYERS OBSERVED SECONDS prints steps a second of processor time. bench/peers.py compiles and runs it.
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <random>
#include <string>
#include <unordered_map>

#include "canonical_encoders.h"
#include "hanabi_game.h"
#include "hanabi_observation.h"
#include "hanabi_state.h"

namespace hle = hanabi_learning_env;

int main(int, char** argv) {
  const bool observed = std::atoi(argv[2]) != 0;
  const double seconds = std::atof(argv[3]);
  std::unordered_map<std::string, std::string> parameters = {{"players", argv[1]}, {"seed", "1"}};
  hle::HanabiGame game(parameters);
  hle::CanonicalObservationEncoder encoder(&game);
  std::mt19937 chance(1);
  long steps = 0, lanes = 0;
  const std::clock_t start = std::clock();
  double took = 0;
  while (took < seconds) {
    hle::HanabiState state(&game);
    while (!state.IsTerminal()) {
      if (state.CurPlayer() == hle::kChancePlayerId) {
        state.ApplyRandomChance();
        continue;
      }
      const auto moves = state.LegalMoves(state.CurPlayer());
      if (observed) {
        hle::HanabiObservation observation(state, state.CurPlayer());
        lanes += encoder.Encode(observation).size();
      }
      state.ApplyMove(moves[chance() % moves.size()]);
      ++steps;
    }
    took = double(std::clock() - start) / CLOCKS_PER_SEC;
  }
  std::fprintf(stderr, "%ld lanes\n", lanes);
  std::printf("%f\n", steps / took);
}
