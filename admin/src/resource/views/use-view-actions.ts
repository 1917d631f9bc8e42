import { useQueryClient } from '@tanstack/react-query'
import type { SavedView } from '@tutu/contract/api/saved-view'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { api } from '../../lib/api.ts'
import { refreshDefaultViews } from '../../lib/boot.ts'
import { useScreenParams } from '../../lib/screen-location.tsx'
import { useDefaultViews } from '../../stores/default-views.ts'
import type { ListState } from '../list-state.ts'
import type { Columns } from '../table-view.ts'
import { viewsKey } from './use-viewed-list.ts'
import { addressOfView, viewStateOf, withoutView, writeViewedState } from './view-address.ts'

const QUIET = { showError: false } as const

/** What is done with the views of a module. Refusals are the caller's to tell. */
export function useViewActions(definition: Definition) {
  const client = useQueryClient()
  const [params, setParams] = useScreenParams()
  const { name: module } = definition
  const usual = useDefaultViews(({ of }) => of[module])

  const refresh = () => client.invalidateQueries({ queryKey: viewsKey(definition) })
  /** 0: without a view, which need not be said where the list begins so. */
  const choose = (id: number) => {
    const address = addressOfView(definition, id, params)
    setParams(id === 0 && usual === undefined ? withoutView(address) : address)
  }
  /** The list goes on to be shown as it is, by a view that says so now. */
  const showBy = (id: number, state: ListState, columns: Columns) => {
    const view = { id, state: viewStateOf(state, columns) }
    setParams(writeViewedState(definition, state, params, view), { replace: true })
  }
  /** `shown`: what the list is shown by, and goes on to be, where its address does not say so. */
  const begin = async (choice: { id?: number; none?: boolean }, shown?: number) => {
    if (shown !== undefined && !params.has('view'))
      setParams(addressOfView(definition, shown, params), { replace: true })
    await api.call('POST /admin/savedView/default', { body: { module, ...choice } }, { ...QUIET, showSuccess: true })
    await Promise.all([refresh(), refreshDefaultViews()])
  }
  return {
    choose,
    begin,
    async add(name: string, state: ListState, columns: Columns): Promise<number> {
      const body = { module, name, state: viewStateOf(state, columns) }
      const { data } = await api.call('POST /admin/savedView/add', { body }, QUIET)
      await refresh()
      showBy(data.id, state, columns)
      return data.id
    },
    /** The view as the list is shown now. */
    async save(id: number, state: ListState, columns: Columns): Promise<void> {
      const body = { id, state: viewStateOf(state, columns) }
      await api.call('POST /admin/savedView/edit', { body }, QUIET)
      await refresh()
      showBy(id, state, columns)
    },
    async edit(id: number, change: { name: string; group_id: number | null; group_default: boolean }): Promise<void> {
      await api.call('POST /admin/savedView/edit', { body: { id, ...change } }, QUIET)
      await Promise.all([refresh(), refreshDefaultViews()])
    },
    async remove({ id }: SavedView): Promise<void> {
      await api.call('DELETE /admin/savedView/del', { query: { id } }, { ...QUIET, showSuccess: true })
      setParams(withoutView(addressOfView(definition, 0, params)), { replace: true })
      await Promise.all([refreshDefaultViews(), refresh()])
    },
  }
}
