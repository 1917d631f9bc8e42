import { create } from 'zustand'

/** What is open over the whole back office: the search, or the list of shortcuts. */
type Overlay = { open: 'find' | 'shortcuts' | null }

export const useOverlay = create<Overlay>()(() => ({ open: null }))

export const openOverlay = (open: NonNullable<Overlay['open']>): void => useOverlay.setState({ open })
export const closeOverlay = (): void => useOverlay.setState({ open: null })
