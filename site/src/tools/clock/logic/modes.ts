// Apart from the rest of the address: the list of tools, which every page has, names them.
export const MODES = ['clock', 'learn', 'exercise', 'countdown', 'stopwatch', 'pomodoro', 'exam', 'world'] as const
export type Mode = (typeof MODES)[number]
