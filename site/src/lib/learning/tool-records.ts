import type { TOOLS } from '@tutu/learning/progress/progress'

/** Under which key each tool keeps its record on this device. */
export const TOOL_RECORDS: Readonly<Record<(typeof TOOLS)[number], string>> = {
  typing: 'tutu.dazi',
  clock: 'tutu.clock.stars',
  super: 'tutu.super',
}
