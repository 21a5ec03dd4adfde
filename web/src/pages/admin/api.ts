import type { AdminDone, Deeds, Person, Reports, Sanctions } from "../../wire";
import { call } from "../api";

function admin<T>(type: string, body: object = {}): Promise<T> {
  return call("POST", "/api/admin", { type, ...body });
}

export const findPerson = (who: string) => admin<Person>("find_person", { who });
export const listReports = () => admin<Reports>("list_reports");
export const listSanctions = () => admin<Sanctions>("list_sanctions");
export const listDeeds = () => admin<Deeds>("list_deeds");

/** Does something that is written down. */
export function deed(type: string, body: object): Promise<AdminDone> {
  return admin(type, body);
}

/** The table that an id or a link names. */
export function tableIn(written: string): string {
  return written.trim().replace(/\/+$/, "").split("/").pop() ?? "";
}
