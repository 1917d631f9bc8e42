import { fillKeyTemplate, safeTopic, suffixOf } from '@tutu/contract/core/upload'
import type { Owner } from './attachments.ts'
import { randomName } from './blobs.ts'

/** `sha1`: what stands for it, where it is not known. */
type Told = { topic?: string | undefined; name: string; sha1: string }

/** The path that the naming template makes for a file: below `/storage/`, wherever the template would put it. */
export function newPath(savename: string, owner: Owner, { sha1, ...told }: Told): string {
  const facts = { ...tellable(owner, told), sha1, now: new Date(), random: randomName }
  const path = fillKeyTemplate(savename, facts)
  return path.startsWith('/storage/') ? path : `/storage${path}`
}

/** Works of children are public, and so are the paths of their files: what a member typed may say who they are. */
function tellable({ kind }: Owner, { topic, name }: Omit<Told, 'sha1'>): { topic: string; name: string } {
  switch (kind) {
    case 'admin':
      return { topic: safeTopic(topic), name }
    case 'member': {
      const suffix = suffixOf(name)
      return { topic: safeTopic(undefined), name: suffix ? `file.${suffix}` : 'file' }
    }
  }
}
