import { fromBase64 } from './base64.ts'
import { element } from './elements.ts'
import { SOUNDS_ID } from './options.ts'
import type { Scaffolding } from './scaffolding.ts'

/**
 * Gives the runtime the drums and instruments that came with the page; it is the edition without any. It does the same
 * itself in its full edition, from the same lists and into the same places (decision 020).
 */
export async function supplyMusic({ vm }: Scaffolding): Promise<void> {
  const music = vm.runtime.ext_music
  if (!music) return
  const sounds = JSON.parse(element(SOUNDS_ID).textContent) as Record<string, string>
  const supply = async (name: string, players: unknown[], at: number): Promise<void> => {
    const text = sounds[name]
    if (text) players[at] = await music._decodeSound(fromBase64(text).buffer)
  }
  const drums = music.DRUM_INFO.map(({ fileName }, at) => supply(`drums/${fileName}`, music._drumPlayers, at))
  const notes = music.INSTRUMENT_INFO.flatMap(({ dirName, samples }, instrument) => {
    const players = music._instrumentPlayerArrays[instrument]
    return players ? samples.map((note, at) => supply(`instruments/${dirName}/${note}`, players, at)) : []
  })
  await Promise.all([...drums, ...notes])
}
