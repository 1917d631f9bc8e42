import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePicture } from '../testing/pictures.ts'
import { inPictureProcess } from './picture-process.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tutu-pictures-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The picture process of this one. */
function workers(): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  return lines.flatMap((line) => {
    const [, pid, parent] = /^\s*(\d+)\s+(\d+)\s.*picture-worker/.exec(line) ?? []
    return Number(parent) === process.pid ? [Number(pid)] : []
  })
}

test('a picture that brings its process down is refused, and the next one is not', async () => {
  const path = join(folder, 'a.jpg')
  await writeFile(path, await makePicture('jpeg', { width: 4000, height: 3000 }))
  const lost = inPictureProcess('makeAvif', path, [1280, 640]).catch((error: unknown) => error)
  const next = inPictureProcess('preparePicture', path, 'image/jpeg')
  while (workers().length === 0) await sleep(20)
  process.kill(workers()[0]!, 'SIGKILL')
  expect(await lost).toMatchObject({ key: 'upload.incomplete' })
  expect(await next).toMatchObject({ width: 4000, height: 3000, isAnimated: false })
  expect(workers()).toHaveLength(1)
})
