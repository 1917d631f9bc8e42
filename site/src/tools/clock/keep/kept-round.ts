import { type KeptRound, packRound, unpackRound } from '../logic/kept-round.ts'
import { createStored } from '../../../lib/stored.ts'

type Packed = ReturnType<typeof packRound> | null

/** The round that is being answered in this tab: a reload goes on with it. */
const packed = createStored<Packed>(
  'tutu.clock.round',
  null,
  (value) => (unpackRound(value) ? (value as Packed) : undefined),
  'sessionStorage',
)

export function readRound(): KeptRound | undefined {
  return unpackRound(packed.read())
}

export function writeRound(kept: KeptRound | null): void {
  packed.write(kept && packRound(kept))
}
