import { type QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query'
import { MANY_ROWS_TIMEOUT } from '@tutu/contract/core/constants'
import { controllerBase } from '@tutu/contract/definition/controller-base'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { type ImportPlan, type ImportRun, type ImportUndo, isUnderWay } from '@tutu/contract/definition/import'
import { api } from '../../lib/api.ts'
import { useSessionEnd } from '../../stores/session-end.ts'
import { tellOutcome } from './tell-outcome.tsx'

/** ms between two questions how far an import is; in a window that is not looked at none is asked. */
const EVERY = 1000

const keyOf = (definition: Definition) => ['import', controllerBase(definition)]

/** One's own imports of a module, the newest first. */
export const runsQuery = (definition: Definition) =>
  queryOptions({
    queryKey: [...keyOf(definition), 'all'],
    queryFn: ({ signal }) => askRuns(definition, {}, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? EVERY : false),
  })

/** One of them, asked again as long as it is under way, though an answer fails to come. */
export const runQuery = (definition: Definition, id: string) =>
  queryOptions({
    queryKey: [...keyOf(definition), id],
    queryFn: async ({ signal, client, queryKey }) => {
      const known = client.getQueryData<ImportRun>(queryKey)
      // A page whose session has ended asks nothing: the refusal would bring back the dialog that was put aside.
      if (known && useSessionEnd.getState().account) return known
      const [run] = await askRuns(definition, { id }, signal)
      return run!
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? EVERY : false),
  })

async function askRuns(definition: Definition, which: { id?: string }, signal: AbortSignal): Promise<ImportRun[]> {
  const path = `/admin/${controllerBase(definition)}/importState`
  return (await api.get<{ list: ImportRun[] }>(path, which, { signal, showError: false })).list
}

/** Shows a run as it is known from elsewhere, before it is asked for. */
export function showRun(client: QueryClient, definition: Definition, run: ImportRun): void {
  client.setQueryData(runQuery(definition, run.id).queryKey, run)
}

export async function startRun(
  client: QueryClient,
  definition: Definition,
  run: ImportRun,
  { plan, dry }: { plan: ImportPlan; dry: boolean },
): Promise<void> {
  const { id } = run
  await api.post(`/admin/${controllerBase(definition)}/importStart`, { id, ...plan, dry }, { showError: false })
  await client.cancelQueries({ queryKey: runQuery(definition, id).queryKey })
  showRun(client, definition, { ...run, plan, dry, state: 'waiting', read: 0, result: null, reason: null })
}

export async function cancelRun(definition: Definition, id: string): Promise<void> {
  await api.post(`/admin/${controllerBase(definition)}/importCancel`, { id }, { showError: false })
}

/** What taking an import back would do. */
export async function askUndo(definition: Definition, id: string): Promise<ImportUndo> {
  const sent = { id, preview: true }
  const path = `/admin/${controllerBase(definition)}/importUndo`
  return (await api.post<ImportUndo>(path, sent, { showError: false, timeout: MANY_ROWS_TIMEOUT })).data
}

export async function undoRun(client: QueryClient, definition: Definition, run: ImportRun): Promise<void> {
  const { id } = run
  await api.post(`/admin/${controllerBase(definition)}/importUndo`, { id }, { showError: false })
  await client.cancelQueries({ queryKey: runQuery(definition, id).queryKey })
  showRun(client, definition, { ...run, state: 'waiting', undoing: true, read: 0, reason: null })
}

const watched = new Set<string>()
const inSight = new Set<string>()

/** Notes that a run is looked at: its outcome needs no further word. Returns what undoes it. */
export function lookAt(id: string): () => void {
  inSight.add(id)
  return () => void inSight.delete(id)
}

/** Follows a run to its end, whatever is shown meanwhile, and tells how it ended. `path`: of the module's list. */
export function watchRun(
  client: QueryClient,
  definition: Definition,
  id: string,
  { path, onImported }: { path: string; onImported: () => Promise<void> },
): void {
  if (watched.has(id)) return
  watched.add(id)
  const query = runQuery(definition, id)
  const stops = [
    new QueryObserver(client, query).subscribe(({ data }) => {
      if (!data || isUnderWay(data)) return
      stop()
      void client.invalidateQueries({ queryKey: runsQuery(definition).queryKey })
      if (data.state === 'done' || data.state === 'undone') void onImported()
      if (!inSight.has(id)) tellOutcome(definition, data, path)
    }),
    // Whoever signs out takes everything along.
    client.getQueryCache().subscribe((event) => {
      if (event.type === 'removed' && event.query.queryKey.includes(id)) stop()
    }),
  ]
  function stop(): void {
    watched.delete(id)
    for (const end of stops) end()
  }
}
