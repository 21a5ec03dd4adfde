import type { Account, Claimed, Codes, Me, Ok } from "../../wire";
import { call } from "../api";

export function fetchAccount(): Promise<Account> {
  return call("GET", "/api/account");
}

export function claim(name: string, password: string): Promise<Claimed> {
  return call("POST", "/api/account", { type: "claim", name, password });
}

export function signIn(name: string, password: string): Promise<Me> {
  return call("POST", "/api/session", { type: "sign_in", name, password });
}

export function recover(name: string, code: string, password: string): Promise<Me> {
  return call("POST", "/api/session/recovery", { type: "recover", name, code, password });
}

export function signOut(everywhere: boolean): Promise<Ok> {
  return call("POST", "/api/session/end", { type: "sign_out", everywhere });
}

export function changePassword(old: string, fresh: string): Promise<Me> {
  return call("PUT", "/api/account/password", { type: "new_password", old, new: fresh });
}

export function freshCodes(password: string): Promise<Codes> {
  return call("POST", "/api/account/codes", { type: "confirm", password });
}

export function removeAccount(password: string | null): Promise<Ok> {
  return call("POST", "/api/account/removal", { type: "confirm", password });
}

export function savePreferences(values: Record<string, string>): Promise<Ok> {
  return call("PUT", "/api/me/preferences", { type: "preferences", values });
}
