/*
 * Numbers of areas (GB/T 2260): two digits for the province, two for the city, two for the district. That of the
 * smallest area tells those in which it lies.
 */

/** Province, city and district; where the state has no further level the area itself stands for it. */
export type AreaPath = readonly [province: number, city: number, district: number]

export const AREA_CODE = /^[1-8]\d{5}$/

export function areaPath(code: number): AreaPath {
  return [code - (code % 10_000), isProvince(code) ? code : code - (code % 100), code]
}

/** The largest number of an area within this one. */
export function lastWithin(code: number): number {
  if (isProvince(code)) return code + 9999
  return code % 100 === 0 ? code + 99 : code
}

const isProvince = (code: number): boolean => code % 10_000 === 0
