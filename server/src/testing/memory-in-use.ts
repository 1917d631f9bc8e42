import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** V8's own `gc()`, in a process that was started without it. */
export function garbageCollector(): NodeJS.GCFunction {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as NodeJS.GCFunction
}

/** Bytes in use after a collection. */
export async function memoryInUse(): Promise<number> {
  const collect = garbageCollector()
  for (let times = 0; times < 3; times++) {
    collect()
    await new Promise((resolve) => setImmediate(resolve))
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
