/** The last moment, at `now` or before, that lies `phase` ms after a full second. All in ms. */
export function lastTick(now: number, phase: number): number {
  return Math.floor((now - phase) / 1000) * 1000 + phase
}
