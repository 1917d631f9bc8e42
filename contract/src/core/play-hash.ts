/** What follows Super Tutu's address where a level of somebody's is played: all of the level is in it. */
export const playHash = (code: string): string => `#play/${code}`
