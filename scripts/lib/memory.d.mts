export const MEMORY: readonly string[]
export const POOLS: Readonly<Record<string, string>>
