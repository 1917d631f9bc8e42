/** Two strokes of a bell: when each begins, in seconds, and its tones in Hz. */
export const LESSON_BELL = [
  { at: 0, tones: [659.25, 1318.5, 1977.75] },
  { at: 0.55, tones: [523.25, 1046.5, 1569.75] },
]
