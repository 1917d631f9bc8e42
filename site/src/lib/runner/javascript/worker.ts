import type { FromRun, RunOrder } from '../events.ts'
import { runJavaScript } from './run-javascript.ts'

addEventListener('message', ({ data }: MessageEvent<{ order?: RunOrder; asks?: true }>) => {
  if (data.asks) tell({ type: 'alive' })
  if (data.order) void start(data.order)
})

const tell = (message: FromRun): void => postMessage(message)

async function start(order: RunOrder): Promise<void> {
  tell(await runJavaScript(order, (events) => tell({ type: 'events', events })))
}
