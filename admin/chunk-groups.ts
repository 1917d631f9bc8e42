/** What rolldown tells of a module while it divides them. */
type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

type Group = {
  name: string
  /** Module whose own files, and all they import at once, are the group. */
  root: string
  /** Modules that must not need the group: what they import at once stays out of it. */
  apartFrom: readonly string[]
}

/**
 * Names the one file that a module goes into, for what always comes together anyway: dozens of small files compress
 * worse. null: wherever it is needed.
 */
export function chunkGroups(groups: readonly Group[]) {
  let members: ReadonlyMap<string, string> | undefined
  return (id: string, graph: Graph): string | null => {
    members ??= membersOf(groups, graph)
    return members.get(id) ?? null
  }
}

function membersOf(groups: readonly Group[], graph: Graph): Map<string, string> {
  const members = new Map<string, string>()
  for (const { name, root, apartFrom } of groups) {
    const elsewhere = new Set(apartFrom.flatMap((other) => [...reach(other, graph)]))
    for (const id of reach(root, graph)) {
      if (!elsewhere.has(id) && !members.has(id)) members.set(id, name)
    }
  }
  return members
}

/** A module and all that it imports at once, however far away. */
function reach(root: string, graph: Graph): Set<string> {
  const found = new Set<string>()
  const add = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) add(imported)
  }
  add(root)
  return found
}
