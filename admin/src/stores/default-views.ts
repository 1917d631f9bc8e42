import { create } from 'zustand'

/** Module → the saved view that its list begins with. */
export const useDefaultViews = create<{ of: Readonly<Record<string, number>> }>()(() => ({ of: {} }))
