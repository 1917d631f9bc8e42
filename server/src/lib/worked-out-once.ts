/**
 * What follows from a definition, or another object that is never changed, worked out when it is asked for first and kept as
 * long as that object: a definition that takes the place of another is another object.
 */
export function workedOutOnce<From extends object, What>(workOut: (from: From) => What): (from: From) => What {
  const known = new WeakMap<From, { what: What }>()
  return (from) => {
    let found = known.get(from)
    if (!found) known.set(from, (found = { what: workOut(from) }))
    return found.what
  }
}
