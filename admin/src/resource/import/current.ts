import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { useAdminInfo } from '../../stores/admin-info.ts'

type Current = { runs: Readonly<Record<string, string>> }

/** The import that each administrator is at in this browser, by module: it is shown again when one comes back. */
const useCurrent = create<Current>()(persist((): Current => ({ runs: {} }), { name: 'storeImports' }))

const placeOf = (module: string): string => `${useAdminInfo.getState().id} ${module}`

export const currentRun = (module: string): string | undefined => useCurrent.getState().runs[placeOf(module)]

/** null: one is done with it. */
export function noteCurrentRun(module: string, id: string | null): void {
  const others = Object.entries(useCurrent.getState().runs).filter(([place]) => place !== placeOf(module))
  useCurrent.setState({ runs: Object.fromEntries(id === null ? others : [...others, [placeOf(module), id]]) })
}
