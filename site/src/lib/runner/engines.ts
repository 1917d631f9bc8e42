import wasm from '@micropython/micropython-webassembly-pyscript/micropython.wasm?url'
import { type Engine, openRunner, type Runner } from './runner.ts'

/** The languages that run without a page of their own. */
const ENGINES = {
  python: {
    plays: true,
    loops: async () => (await import('./python/endless-loop.ts')).endlessLoopInPython,
    async load() {
      const [{ default: script }, answer] = await Promise.all([
        import('./python/worker.ts?script'),
        fetch(new URL(wasm, import.meta.url)),
      ])
      if (!answer.ok) throw new Error(`${wasm} answered ${answer.status}`)
      return { script, runtime: { wasm: await answer.arrayBuffer() } }
    },
  },
  javascript: {
    loops: async () => (await import('./javascript/endless-loop.ts')).endlessLoopInJavaScript,
    load: async () => ({ script: (await import('./javascript/worker.ts?script')).default }),
  },
  cpp: {
    ends: true,
    async load() {
      const [{ openTools }, { default: script }, { default: program }] = await Promise.all([
        import('./cpp/tools.ts'),
        import('./cpp/worker.ts?script'),
        import('./cpp/program.ts?script'),
      ])
      const { buffer } = new TextEncoder().encode(program)
      return { script, runtime: { ...(await openTools()), 'program.js': buffer } }
    },
  },
} satisfies Record<string, Engine>

export type EngineName = keyof typeof ENGINES

const open = new Map<EngineName, Promise<Runner>>()

/** The runner of a language, opened once for the page; where it could not be had, asking again tries again. */
export function runnerOf(name: EngineName): Promise<Runner> {
  const known = open.get(name)
  if (known) return known
  const runner = openRunner(ENGINES[name])
  open.set(name, runner)
  runner.catch(() => open.delete(name))
  return runner
}
