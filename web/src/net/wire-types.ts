import type { Do } from "../wire";

export type { Bye, ClientMessage, ServerMessage } from "../wire";
export type Command = Do["command"];
