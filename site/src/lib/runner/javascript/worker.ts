import type { FromRun, RunOrder } from '../events.ts'
import { runJavaScript } from './run-javascript.ts'

addEventListener('message', ({ data }: MessageEvent<{ order?: RunOrder }>) => {
  if (data.order) void start(data.order)
})

async function start(order: RunOrder): Promise<void> {
  const tell = (message: FromRun): void => postMessage(message)
  tell(await runJavaScript(order, (events) => tell({ type: 'events', events })))
}
