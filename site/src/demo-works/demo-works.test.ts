import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { PICTURES } from '@tutu/contract/core/pictures'
import { preflight } from '@tutu/learning/scratch/preflight'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { WORK_COVERS } from './covers.ts'
import { sb3 } from './project.ts'
import { PROJECTS, STARTERS } from './projects.ts'

const STATIC = new URL('../../public/static/', import.meta.url)

// After a change of a drawing run with --update; of a project, delete its file first.
it.each(Object.entries(WORK_COVERS))('the cover of %s is as it is drawn, without words', async (name, draw) => {
  const svg = draw()
  expect(svg).not.toContain('<text')
  await expect(svg).toMatchFileSnapshot(`../../public/static/works/${name}.svg`)
})

const filesOf = (folder: string, projects: typeof PROJECTS) =>
  Object.entries(projects).map(([name, project]) => [`${folder}/${name}.sb3`, project] as const)

it.each([...filesOf('works', PROJECTS), ...filesOf('lessons', STARTERS)])(
  'the project %s is whole, and its file is what is written here',
  async (name, project) => {
    const made = sb3(project)
    expect(preflight(made)).toMatchObject({ ok: true })
    const file = new URL(name, STATIC)
    if (!existsSync(file)) await writeFile(file, made)
    expect(unzipSync(await readFile(file))).toEqual(unzipSync(made))
  },
)

it('who has no library of sprites begins the first Scratch lesson with a file, in both languages', async () => {
  for (const language of ['zh-cn', 'en']) {
    const lesson = new URL(
      `../../../server/seed/courses/scratch-hide-and-seek/01-rabbit-says-hello.${language}.md`,
      import.meta.url,
    )
    const links = [...(await readFile(lesson, 'utf8')).matchAll(/\]\(\/static\/lessons\/(\S+)\.sb3\)/g)]
    expect(links.map(([, name]) => name)).toEqual(Object.keys(STARTERS))
  }
})

it('projects are made of blocks that the runtime has', async () => {
  const file = createRequire(import.meta.url).resolve('@turbowarp/packager/dist/scaffolding/scaffolding-min.js')
  const runtime = await readFile(file, 'utf8')
  for (const [name, project] of Object.entries(PROJECTS)) {
    const { targets } = JSON.parse(strFromU8(unzipSync(sb3(project))['project.json']!)) as {
      targets: { blocks: Record<string, { opcode: string; shadow: boolean }> }[]
    }
    // Menus are named when an extension is loaded.
    const blocks = targets.flatMap((target) => Object.values(target.blocks)).filter(({ shadow }) => !shadow)
    const opcodes = blocks.map(({ opcode }) => opcode)
    expect(
      opcodes.filter((opcode) => !runtime.includes(opcode)),
      name,
    ).toEqual([])
  }
})

it('the back office offers the covers', () => {
  expect(PICTURES.works).toEqual(Object.keys(WORK_COVERS).map((name) => `/static/works/${name}.svg`))
})
