/** What is needed once a file has been chosen: one chunk, fetched then. */
export { MakePages } from './make-pages.tsx'
export { Preview } from './preview.tsx'
export { SettingsForm } from './settings-form.tsx'
export { WorkList } from './work-list.tsx'
