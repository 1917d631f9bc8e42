export type Forecast = {
  /** Speed of the curve at the last lesson, in the values' unit. */
  now: number
  /** Change of the curve over the last lesson. */
  perLesson: number
  /** Lessons until the target; undefined if not within 50. */
  lessonsToTarget: number | undefined
}

const LESSONS_MAX = 30
const FORECAST_MAX = 50
const FIT_MIN = 0.5

/**
 * The learning rate by a polynomial through the last ≤ 30 speeds (degree 1, 2 or 3: the lowest that explains within 0.02
 * of the best). Undefined for fewer than five lessons or where no curve explains half of what happened (r² < 0.5).
 */
export function forecast(speeds: readonly number[], target: number): Forecast | undefined {
  const values = speeds.slice(-LESSONS_MAX)
  if (values.length < 5) return undefined
  const fits = [1, 2, 3].map((degree) => fit(values, degree))
  const most = Math.max(...fits.map(({ r2 }) => r2))
  const chosen = fits.find(({ r2 }) => r2 >= most - 0.02)
  if (!chosen || chosen.r2 < FIT_MIN) return undefined
  const { at } = chosen
  const last = values.length - 1
  let lessonsToTarget: number | undefined
  for (let ahead = 0; ahead <= FORECAST_MAX && lessonsToTarget === undefined; ahead++)
    if (at(last + ahead) >= target) lessonsToTarget = ahead
  return { now: at(last), perLesson: at(last) - at(last - 1), lessonsToTarget }
}

/** Least squares by the normal equations; x runs over 0 … 1 to keep them well conditioned. */
function fit(values: readonly number[], degree: number): { at: (x: number) => number; r2: number } {
  const scale = values.length - 1
  const size = degree + 1
  const matrix = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size + 1 }, (_, column) =>
      values.reduce(
        (sum, value, x) => sum + (x / scale) ** (column < size ? row + column : row) * (column < size ? 1 : value),
        0,
      ),
    ),
  )
  const coefficients = solve(matrix)
  const at = (x: number) =>
    coefficients.reduce((sum, coefficient, power) => sum + coefficient * (x / scale) ** power, 0)
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const total = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const left = values.reduce((sum, value, x) => sum + (value - at(x)) ** 2, 0)
  return { at, r2: total === 0 ? 0 : 1 - left / total }
}

/** Gaussian elimination with partial pivoting on an augmented matrix. */
function solve(matrix: number[][]): number[] {
  const size = matrix.length
  for (let column = 0; column < size; column++) {
    const pivot = matrix.reduce(
      (best, row, index) =>
        index >= column && Math.abs(row[column]!) > Math.abs(matrix[best]![column]!) ? index : best,
      column,
    )
    ;[matrix[column], matrix[pivot]] = [matrix[pivot]!, matrix[column]!]
    for (let row = 0; row < size; row++) {
      if (row === column) continue
      const factor = matrix[row]![column]! / matrix[column]![column]!
      matrix[row] = matrix[row]!.map((value, index) => value - factor * matrix[column]![index]!)
    }
  }
  return matrix.map((row, index) => row[size]! / row[index]!)
}
