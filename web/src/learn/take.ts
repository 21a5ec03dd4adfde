import { toasts } from "../design/toast.svelte";
import { codeOf, takeLesson } from "../pages/api";
import { router } from "../router.svelte";

/** Leads to a table of one's own for a lesson; says so if there can be none. */
export async function goToLesson(id: string) {
  try {
    router.go(`/t/${await takeLesson(id)}`);
  } catch (problem) {
    toasts.error(codeOf(problem));
  }
}
