// What the server tells about this game.
import type { components } from "../../lib/protocol";

type Schemas = components["schemas"];

export type TikalView = Schemas["TikalView"];
export type SpaceView = Schemas["SpaceView"];
export type SeatView = Schemas["SeatView"];
