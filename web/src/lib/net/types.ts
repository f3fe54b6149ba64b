// What the server sends and reads, made from its own types by `python web/make_types.py`.
export type * from './messages.generated';
export type { SeatWanted as NewSeat } from './messages.generated';
