import { startReader } from './reader.ts'

// Fetched when somebody asks to have a text read: the button that asked for it begins at once.
for (const part of document.querySelectorAll<HTMLElement>('[data-read-aloud][data-reading]')) {
  if (!('started' in part.dataset)) startReader(part)
  part.dataset['started'] = ''
}
