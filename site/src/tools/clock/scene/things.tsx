// What stands around the clock. One dark outline, few flat colours; those of the land come from styles/scene.css.

const WOOD = '#D9A868'
const CARROT = '#EC6518'
const LEAF = '#3FA873'
const BERRY = '#D6456F'
const HONEY = '#F5B82E'
const CREAM = '#FFFDF8'

/** Tutu's home at the right: a door and a round window, lit when it is dark. */
export function Burrow({ isLit }: { isLit: boolean }) {
  return (
    <g>
      <path className="scene-hill" d="M232 294C232 248 258 222 290 222C308 222 318 228 326 238V294Z" />
      <path fill={WOOD} d="M282 294V266C282 248 312 248 312 266V294Z" />
      <circle cx="306" cy="277" r="2" fill={HONEY} />
      <circle cx="264" cy="262" r="9" fill={isLit ? HONEY : '#BFE0F7'} />
      <path fill="none" d="M264 253V271M255 262H273" />
    </g>
  )
}

function Cloud({ x, y }: { x: number; y: number }) {
  return (
    <path
      className="scene-cloud"
      transform={`translate(${x} ${y})`}
      d="M-18 7C-27 7-27-3-18-3C-17-12-5-14-1-7C4-12 14-8 13-1C21-1 21 7 14 7Z"
    />
  )
}

function Stars({ places }: { places: readonly (readonly [x: number, y: number, r: number])[] }) {
  return (
    <g stroke="none" fill={HONEY}>
      {places.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} />
      ))}
    </g>
  )
}

/** A bird on the burrow, singing, and flowers that open. */
export function Morning() {
  return (
    <g>
      <Cloud x={284} y={44} />
      <path fill="#4BA3EA" d="M276 214C276 204 288 200 295 207L303 205L298 212C298 221 284 224 276 214Z" />
      <path fill={HONEY} d="M276 211L268 213L276 216Z" />
      <circle cx="283" cy="210" r="1.6" fill="#22303C" stroke="none" />
      <path d="M286 222V226M291 221V225" />
      <path fill="none" d="M258 204V190L266 187V201M258 204a3 3 0 1 1-4 0ZM266 201a3 3 0 1 1-4 0Z" />
      {[92, 110].map((x) => (
        <g key={x}>
          <path stroke={LEAF} d={`M${x} 292V280`} />
          <circle cx={x} cy="277" r="5" fill={BERRY} />
          <circle cx={x} cy="277" r="1.8" fill={HONEY} stroke="none" />
        </g>
      ))}
    </g>
  )
}

/** A cloth with a bowl of carrots. */
export function Noon() {
  return (
    <g>
      <Cloud x={38} y={52} />
      <Cloud x={288} y={74} />
      <path fill={CREAM} d="M76 282H136L146 296H66Z" />
      <path fill="none" stroke={BERRY} d="M90 282L86 296M106 282V296M122 282L126 296M72 289H141" />
      <path fill={CARROT} d="M92 270L100 281L104 272ZM112 270L106 281L102 272Z" />
      <path fill={LEAF} d="M92 270L86 263L95 266ZM112 270L118 263L109 266Z" />
      <path fill="#4BA3EA" d="M86 278H122C122 288 116 291 104 291C92 291 86 288 86 278Z" />
    </g>
  )
}

/** A kite high above, its string in Tutu's hand. */
export function Afternoon() {
  return (
    <g>
      <Cloud x={286} y={46} />
      <path fill="none" d="M70 222C46 190 52 120 36 66" />
      <path fill={BERRY} d="M36 18L56 42L36 72L18 42Z" />
      <path fill={HONEY} d="M36 18L56 42H18Z" />
      <path fill="none" d="M36 18V72" />
      <path fill="none" stroke={BERRY} d="M36 72C28 82 42 88 32 98" />
    </g>
  )
}

/** First stars and a lamp beside Tutu's computer. */
export function Evening() {
  return (
    <g>
      <Stars
        places={[
          [46, 40, 2],
          [284, 60, 2.4],
          [262, 30, 1.6],
          [22, 84, 1.6],
        ]}
      />
      <path fill="none" d="M98 294V262" />
      <path fill={HONEY} d="M88 262L93 248H103L108 262Z" />
    </g>
  )
}

/** A sky full of stars. */
export function Night() {
  return (
    <Stars
      places={[
        [18, 60, 1.6],
        [34, 26, 2.4],
        [58, 54, 1.6],
        [82, 22, 1.8],
        [14, 128, 2],
        [238, 22, 1.8],
        [262, 52, 2.2],
        [292, 30, 2.4],
        [304, 84, 1.6],
        [306, 150, 2],
      ]}
    />
  )
}
