import { isSilent, type Music } from '@tutu/learning/scratch/music'

/** Sounds as base64 of MP3 files, by their names in the runtime: `instruments/1-piano/60`. */
export type Sounds = Readonly<Record<string, string>>

/** The sounds a project plays, fetched only where it plays any. */
export async function loadSounds(music: Music): Promise<Sounds> {
  if (isSilent(music)) return {}
  const { default: all } = await import('virtual:music-sounds')
  return chooseSounds(music, all)
}

export function chooseSounds({ drums, instruments, notes }: Music, all: Sounds): Sounds {
  const names = Object.keys(all)
  const chosen = [
    ...drums.flatMap((drum) => names.filter((name) => name.startsWith(`drums/${drum}-`))),
    ...instruments.flatMap((instrument) => {
      const recorded = names.filter((name) => name.startsWith(`instruments/${instrument}-`))
      return notes ? notes.map((note) => nearest(recorded, note)) : recorded
    }),
  ]
  return Object.fromEntries(chosen.map((name) => [name, all[name]!]))
}

/** An instrument has a few notes recorded; the runtime bends the highest that is not above the one asked for, or the first. */
function nearest(recorded: readonly string[], note: number): string {
  const inOrder = recorded.toSorted((one, other) => noteOf(one) - noteOf(other))
  return inOrder.findLast((name) => noteOf(name) <= note) ?? inOrder[0]!
}

function noteOf(name: string): number {
  return Number(name.slice(name.lastIndexOf('/') + 1))
}
