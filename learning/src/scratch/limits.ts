const MIB = 1024 * 1024

/** What a project file may hold at most. Sizes in bytes. Real projects stay far below; archive bombs do not. */
export const SCRATCH_LIMITS = {
  file: 50 * MIB,
  entries: 2000,
  unpacked: 200 * MIB,
  projectJson: 20 * MIB,
  /** Unpacked to packed size of one entry, looked at only where the entry is larger than `ratioFrom`. */
  ratio: 200,
  ratioFrom: MIB,
  /** Pixels of one picture; drawn, each takes four bytes. */
  picture: 40_000_000,
  /** Pixels of all pictures together that still open in good time. */
  pictures: 80_000_000,
} as const
