// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { takeOutForeign } from '@tutu/learning/scratch/foreign-blocks'
import { block, sb3Json } from '@tutu/learning/scratch/testing/make-project'
import { beforeAll, expect, it, vi } from 'vitest'
import { supplyMusic } from './player/music.ts'
import { SOUNDS_ID } from './player/options.ts'
import type { MusicExtension, Scaffolding } from './player/scaffolding.ts'

// The runtime itself, without a stage to draw on: what it makes of a project, not what that looks like.
type Target = { x: number; y: number }
type Vm = {
  runtime: {
    targets: Target[]
    getMonitorState(): { size: number }
    _step(): void
    ext_music?: MusicExtension
  }
  attachStorage(storage: object): void
  loadProject(json: string): Promise<void>
  greenFlag(): void
  postIOData(device: 'keyboard', data: { key: string; isDown: boolean }): void
}
type Store = {
  addHelper(helper: object, priority: number): void
  createAsset(type: object, format: string, bytes: Uint8Array, id: string, isNew: boolean): object
}
type Runtime = { VM: new () => Vm; Storage: new () => Store }

let runtime: Runtime
beforeAll(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('No network')))
  const path = createRequire(import.meta.url).resolve('@turbowarp/packager/dist/scaffolding/scaffolding-min.js')
  window.eval(readFileSync(path, 'utf8'))
  runtime = (window as unknown as { Scaffolding: Runtime }).Scaffolding
})

async function load(project: object): Promise<Vm> {
  const vm = new runtime.VM()
  const storage = new runtime.Storage()
  const load = (type: object, id: string, format: string) =>
    Promise.resolve(storage.createAsset(type, format, new Uint8Array(1), id, false))
  storage.addHelper({ load }, 1)
  vm.attachStorage(storage)
  await vm.loadProject(JSON.stringify(project))
  return vm
}

function steps(vm: Vm, count: number): void {
  for (let at = 0; at < count; at += 1) vm.runtime._step()
}

const below = (opcode: string, parent: string, members: object = {}) => block(opcode, { parent, ...members })

it('what is left of a project without its foreign blocks loads and plays; with them it does not even load', async () => {
  const slider = {
    id: 'v',
    mode: 'slider',
    opcode: 'data_variable',
    params: { VARIABLE: 'speed' },
    value: 5,
    visible: true,
  }
  const project = sb3Json({
    stage: { variables: { v: ['speed', 5] } },
    blocks: {
      a: block('event_whenkeypressed', { next: 'b', fields: { KEY_OPTION: ['right arrow', null] } }),
      b: below('lmsVideo_startVideo', 'a', { next: 'c' }),
      c: below('motion_changexby', 'b', { inputs: { DX: [3, 'd', [4, '10']] } }),
      d: below('slider_getValue', 'c'),
      e: block('event_whenflagclicked', { next: 'f' }),
      f: below('control_forever', 'e', { inputs: { SUBSTACK: [2, 'g'] } }),
      g: below('fetch_get', 'f', { next: 'h' }),
      h: below('motion_changeyby', 'g', { inputs: { DY: [1, [4, '1']] } }),
    },
    project: { monitors: [slider, { ...slider, id: 'w', opcode: 'slider_value', mode: 'default' }] },
  })
  await expect(load(project)).rejects.toThrow(/extension/)

  const vm = await load(takeOutForeign(project)!.project)
  const sprite = vm.runtime.targets[1]!
  vm.greenFlag()
  steps(vm, 10)
  expect(sprite.y).toBeGreaterThan(0)
  vm.postIOData('keyboard', { key: 'ArrowRight', isDown: true })
  steps(vm, 3)
  expect(sprite.x).toBe(10)
  expect(vm.runtime.getMonitorState().size).toBe(1)
})

it('drums and notes that came with the page stand where the runtime looks for them', async () => {
  const vm = await load(sb3Json({ blocks: { a: block('music_restForBeats') } }))
  const music = vm.runtime.ext_music!
  Object.assign(music, { _decodeSound: async (data: ArrayBuffer) => new TextDecoder().decode(data) })
  const sounds = { 'drums/2-bass-drum': btoa('bass'), 'instruments/1-piano/60': btoa('c4') }
  document.body.innerHTML = `<script type="application/json" id="${SOUNDS_ID}">${JSON.stringify(sounds)}</script>`
  await supplyMusic({ vm } as unknown as Scaffolding)
  expect(Object.entries(music._drumPlayers)).toEqual([['1', 'bass']])
  expect(music._instrumentPlayerArrays.flatMap((players) => Object.values(players))).toEqual(['c4'])
  expect(music.INSTRUMENT_INFO[0]!.samples[Object.keys(music._instrumentPlayerArrays[0]!).map(Number)[0]!]).toBe(60)
})
