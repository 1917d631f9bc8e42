import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { PICTURES } from '@tutu/contract/core/pictures'
import { preflight } from '@tutu/learning/scratch/preflight'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { WORK_COVERS } from './covers.ts'
import { sb3 } from './project.ts'
import { LESSON_PROJECTS } from './lessons/index.ts'
import { LEVELS } from './lessons/maze-levels.ts'
import { PROJECTS, TUTORIAL_STARTERS } from './projects.ts'

const STATIC = new URL('../../public/static/', import.meta.url)

// After a change of a drawing run with --update; of a project, delete its file first.
it.each(Object.entries(WORK_COVERS))('the cover of %s is as it is drawn, without words', async (name, draw) => {
  const svg = draw()
  expect(svg).not.toContain('<text')
  await expect(svg).toMatchFileSnapshot(`../../public/static/works/${name}.svg`)
})

const filesOf = (folder: string, projects: typeof PROJECTS) =>
  Object.entries(projects).map(([name, project]) => [`${folder}/${name}.sb3`, project] as const)

it.each([
  ...filesOf('works', PROJECTS),
  ...filesOf('lessons', LESSON_PROJECTS),
  ...filesOf('tutorials/files', TUTORIAL_STARTERS),
])('the project %s is whole, and its file is what is written here', async (name, project) => {
  const made = sb3(project)
  expect(preflight(made)).toMatchObject({ ok: true })
  const file = new URL(name, STATIC)
  if (!existsSync(file)) await writeFile(file, made)
  expect(unzipSync(await readFile(file))).toEqual(unzipSync(made))
})

it.each(['zh-cn', 'en'])('each lesson of Scratch in %s has its piece and what it begins with', async (language) => {
  const found: string[] = []
  for (const course of ['scratch-hide-and-seek', 'scratch-maze-adventure']) {
    const folder = new URL(`../../../server/seed/courses/${course}/`, import.meta.url)
    for (const file of await readdir(folder)) {
      const slug = new RegExp(`^\\d\\d-(.+)\\.${language}\\.md$`).exec(file)?.[1]
      if (!slug) continue
      const text = await readFile(new URL(file, folder), 'utf8')
      const links = [...text.matchAll(/\]\(\/static\/lessons\/(\S+)\.sb3\)/g)].map(([, name]) => name!)
      expect(links, file).toEqual([`${course}/${slug}.${language}`, `${course}/${slug}-start.${language}`])
      found.push(...links)
    }
  }
  const made = Object.keys(LESSON_PROJECTS).filter((name) => name.endsWith(`.${language}`))
  expect(found.toSorted()).toEqual(made.toSorted())
})

it.each(LEVELS.map((walls, at) => [at + 1, walls] as const))(
  'every free place of level %i can be walked to',
  (_, walls) => {
    // As the lessons' ball goes: by 4, stepping back where a wall is touched. It is 20 wide.
    const isFree = (x: number, y: number): boolean =>
      walls.every(
        ([left, top, wide, high]) => x + 10 < left || x - 10 > left + wide || y + 10 < top || y - 10 > top + high,
      )
    const free = new Set<string>()
    for (let x = 0; x <= 480; x += 4) for (let y = 0; y <= 360; y += 4) if (isFree(x, y)) free.add(`${x},${y}`)
    const walked = new Set(['40,40'])
    for (const place of walked) {
      const [x, y] = place.split(',').map(Number) as [number, number]
      for (const next of [`${x + 4},${y}`, `${x - 4},${y}`, `${x},${y + 4}`, `${x},${y - 4}`])
        if (free.has(next)) walked.add(next)
    }
    expect(walked).toContain('440,320')
    expect(walked.size).toBe(free.size)
  },
)

it('projects are made of blocks that the runtime has', async () => {
  const file = createRequire(import.meta.url).resolve('@turbowarp/packager/dist/scaffolding/scaffolding-min.js')
  const runtime = await readFile(file, 'utf8')
  for (const [name, project] of Object.entries({ ...PROJECTS, ...LESSON_PROJECTS })) {
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
