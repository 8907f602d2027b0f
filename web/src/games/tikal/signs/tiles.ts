// The temple tiles as they are printed: these values lie beside the board.
export const TILES = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
