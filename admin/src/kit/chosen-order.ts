/** What there is, in the chosen order; what the choice does not know stands behind that which it follows by default. */
export function chosenOrder(usual: readonly string[], chosen: readonly string[]): string[] {
  const order = chosen.filter((name) => usual.includes(name))
  usual.forEach((name, index) => {
    if (order.includes(name)) return
    const before = usual[index - 1]
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, name)
  })
  return order
}
