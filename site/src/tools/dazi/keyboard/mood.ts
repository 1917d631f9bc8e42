export type Mood = 'calm' | 'glad' | 'patient'

/** So many right keys make a run to be glad of; as many more, and Tutu types along again. */
const RUN = 12
/** So many right keys after a slip, and all is well. */
const MENDED = 3

/** Tutu's mood after each key: it changes seldom, so that nobody looks up from the text. */
export function createMood(): (isRight: boolean) => Mood {
  let run = MENDED
  return (isRight) => {
    run = isRight ? run + 1 : 0
    if (run < MENDED) return 'patient'
    return Math.floor(run / RUN) % 2 === 1 ? 'glad' : 'calm'
  }
}
