/** Where what goes on by itself is kept. Apart from the stores, so that asking whether anything runs loads none of them. */
export const RUNNING_KEYS = {
  timers: 'tutu.clock.timers',
  pomodoro: 'tutu.clock.pomodoro',
  stopwatch: 'tutu.clock.stopwatch',
} as const
