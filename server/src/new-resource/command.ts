// `npm run new:resource -- <name>`: a module's definition, its migration and its line in the list, from a few questions.
import { execFileSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { controllerBase } from '@tutu/contract/definition/controller-base'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { MENU_DIRECTORIES } from '@tutu/contract/definition/menu'
import { oneOf } from '@tutu/contract/definition/row-names'
import { RESOURCES } from '@tutu/contract/resources/index'
import { runCommand } from '../data/command.ts'
import { MIGRATIONS } from '../postgres/migrate.ts'
import { StartError } from '../start-error.ts'
import { definitionMistakes } from '../engine/definition-mistakes.ts'
import { statementsFor } from '../engine/schema/diff.ts'
import { type Answers, definitionSource, NEW_KINDS, withListLine } from './source.ts'
import { tableOf } from '../engine/schema/table-of.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const FOLDER = `${ROOT}contract/src/resources`

async function run(): Promise<void> {
  const [name = ''] = process.argv.slice(2)
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new StartError('Usage: npm run new:resource -- <name>   (lower-case words with hyphens: news-category)')
  if (RESOURCES.some((one) => one.name === name)) throw new StartError(`There is a module '${name}' already.`)
  const answers = await ask(name)

  const file = `${FOLDER}/${name}.ts`
  const list = `${FOLDER}/index.ts`
  await writeFile(file, definitionSource(answers), { flag: 'wx' })
  const definition = await load(file)
  const migration = `${MIGRATIONS}/${await nextNumber()}-${name}.sql`
  const statements = statementsFor(tableOf(definition), undefined)
  await writeFile(migration, `-- ${definition.title.en}\n${statements.join('\n')}\n`, { flag: 'wx' })
  await writeFile(list, withListLine(await readFile(list, 'utf8'), name))
  execFileSync(`${ROOT}node_modules/.bin/oxfmt`, [file, list], { cwd: ROOT, stdio: 'ignore' })
  const made = [file, migration, list].map((path) => `  ${path.replace(ROOT, '')}`)
  process.stdout.write(`\n${made.join('\n')}\n\nnpm run dev shows it at once: /admin/${controllerBase(definition)}\n`)
}

/** Asks in the terminal; what is answered with Enter alone stands in brackets. */
async function ask(name: string): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  // Answers may also come from a file or pipe: lines that arrive before their question wait.
  const lines = terminal[Symbol.asyncIterator]()
  const line = async (question: string, fallback = ''): Promise<string> => {
    process.stdout.write(`${question}${fallback && ` [${fallback}]`}: `)
    const { value, done } = await lines.next()
    return (done ? '' : String(value).trim()) || fallback
  }
  const choice = async (question: string, options: readonly string[], fallback: string): Promise<string> => {
    const answer = await line(`${question} (${options.join(', ')})`, fallback)
    if (!options.includes(answer)) throw new StartError(`'${answer}' is none of ${options.join(', ')}.`)
    return answer
  }
  const yes = async (question: string, fallback: 'y' | 'n'): Promise<boolean> =>
    (await choice(question, ['y', 'n'], fallback)) === 'y'
  try {
    const english = name.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase())
    const en = await line('Title in English', english)
    const zh = await line('中文名称', en)
    const one = await line('One of them, as in “Add a …”', oneOf({ title: { 'zh-cn': zh, en } }, 'en'))
    const directory = await choice('Menu', Object.keys(MENU_DIRECTORIES), 'teaching')
    const isPublic = await yes('May visitors read it?', 'n')
    const isOrdered = await yes('Is it ordered by hand?', 'y')
    const fields: Answers['fields'] = []
    process.stdout.write('Fields besides the title; Enter alone ends.\n')
    for (;;) {
      const field = await line('Field')
      if (!field) break
      if (!/^[a-z][a-z0-9_]*$/.test(field)) throw new StartError(`'${field}': lower-case letters, digits and _ only.`)
      const kind = await choice('  Kind', NEW_KINDS, 'text')
      const label = await line('  Label in English', field)
      fields.push({
        name: field,
        kind,
        en: label,
        zh: await line('  中文名称', label),
        required: await yes('  Required?', 'n'),
      })
    }
    return { name, en, zh, one, directory, isPublic, isOrdered, fields }
  } finally {
    terminal.close()
  }
}

async function load(file: string): Promise<Definition> {
  const made = Object.values((await import(pathToFileURL(file).href)) as Record<string, Definition>)[0]!
  const mistakes = definitionMistakes(made)
  if (mistakes.length > 0) throw new StartError(mistakes.join('\n'))
  return made
}

async function nextNumber(): Promise<string> {
  const numbers = (await readdir(MIGRATIONS)).map((name) => Number.parseInt(name, 10)).filter(Number.isInteger)
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0')
}

if (import.meta.main) await runCommand(run)
