import { WOOD, WOOD_SHADE, CREAM, CARROT, LEAF, SKY, BERRY, HONEY, VIOLET, TEAL, STONE, Rabbit } from './things.tsx'

/** The first land: the burrow, a carrot bed, washing on the line. */
export function RabbitHill() {
  return (
    <>
      <path className="m-hill" d="M-14 352C-4 232 70 186 150 196C226 206 262 268 268 330C200 352 90 366-14 352Z" />
      <path fill={WOOD_SHADE} d="M92 346V292C92 254 162 254 162 292V348Z" />
      <path fill={WOOD} d="M101 346V294C101 266 153 266 153 294V347Z" />
      <circle cx="143" cy="314" r="4.5" fill={HONEY} strokeWidth="3" />
      <circle cx="127" cy="290" r="9" fill={SKY} strokeWidth="3.5" />
      <path fill="none" strokeWidth="3" d="M127 281V299M118 290H136" />
      <path fill={STONE} d="M86 350Q127 338 170 350L176 360Q127 352 80 360Z" />
      <path fill={WOOD} d="M34 262L38 214H52L54 246Z" />
      <path className="m-smoke" fill="none" strokeWidth="5" d="M45 206C36 192 56 188 46 172C40 162 54 156 50 146" />
      {/* the carrot bed */}
      <path fill="#A9774A" className="m-soil" d="M250 412L420 402L436 448L238 460Z" />
      {[0, 1].map((row) =>
        [0, 1, 2, 3, 4].map((at) => (
          <g key={`${row}-${at}`} transform={`translate(${272 + at * 32 + row * 4} ${424 + row * 22 - at * 1.6})`}>
            <path fill={CARROT} strokeWidth="3" d="M-7-1Q0-6 7-1L3 9Q0 11-3 9Z" />
            <path fill={LEAF} strokeWidth="3" d="M0-3C-10-12-5-18 0-12C2-20 10-16 0-3Z" />
          </g>
        )),
      )}
      {/* letters on the line */}
      <g transform="translate(214 -2)">
        <path fill="none" strokeWidth="4" d="M300 300V246M430 296V242M300 250Q365 276 430 246" />
        <path fill={SKY} strokeWidth="3.5" d="M314 256H336V282H314Z" />
        <path fill={HONEY} strokeWidth="3.5" d="M346 262H368V288H346Z" />
        <path fill={BERRY} strokeWidth="3.5" d="M378 260H400V286H378Z" />
        <path
          fill="none"
          stroke={CREAM}
          strokeWidth="3.5"
          d="M330 262H322V276M322 269H328M354 268V280M361 268V276Q361 281 354 280"
        />
        <path
          fill={CREAM}
          stroke="none"
          d="M389 266l2.5 5l5.500 .8l-4 4l1 5.500l-5-2.700l-5 2.700l1-5.500l-4-4l5.500-.8z"
        />
      </g>
    </>
  )
}

const CUBES: readonly (readonly [number, number, string])[] = [
  [0, 0, SKY],
  [46, 0, BERRY],
  [92, 0, LEAF],
  [22, -42, HONEY],
  [68, -42, VIOLET],
  [46, -84, CARROT],
]

/** The second land: towers of blocks, a slide, a kite. */
export function BlockValley() {
  return (
    <>
      <g transform="translate(1120 300) scale(0.8)">
        {CUBES.map(([x, y, fill]) => (
          <g key={`${x}-${y}`} transform={`translate(${x} ${y})`}>
            <path fill={fill} d="M0-40H44V0H0Z" />
            <path stroke="none" fill="#FFFFFF" fillOpacity="0.35" d="M4-36H40V-30H4Z" />
          </g>
        ))}
        <path
          fill={CREAM}
          stroke="none"
          d="M61-114l4 9l9 1l-6.500 6.500l2 9l-8.500-4.500l-8.500 4.500l2-9l-6.500-6.500l9-1z"
        />
      </g>
      {/* an arch of blocks one walks through */}
      <g transform="translate(1424 652)">
        <path fill={TEAL} d="M-40 0V-52H-14V0Z" />
        <path fill={HONEY} d="M62 0V-52H88V0Z" />
        <path fill={BERRY} d="M-52-52H100V-84Q24-116-52-84Z" />
        <path fill={CREAM} stroke="none" d="M4-78l22 12l22-12l-22-10z" />
      </g>
      {/* a kite */}
      <path fill="none" strokeWidth="3" d="M1266 300C1300 240 1290 210 1306 176" />
      <path fill={VIOLET} d="M1306 176L1286 138L1318 112L1340 150Z" />
      <path fill="none" strokeWidth="3" d="M1318 112L1306 176M1286 138L1340 150" />
      <path fill="none" strokeWidth="3.5" d="M1306 176q-8 12 2 18t-2 20" />
    </>
  )
}

/** The third land: the workshop by the lake, a mill, a turtle. */
export function RiverBend() {
  return (
    <>
      {/* the workshop */}
      <g transform="translate(56 506)">
        <path fill="#F3D9B1" className="m-wall" d="M24 150V58H250V150Z" />
        <path fill={BERRY} d="M6 64L40 10H234L268 64Q262 70 254 66H20Q12 70 6 64Z" />
        <path
          stroke="#A81F50"
          strokeWidth="3.500"
          fill="none"
          d="M34 46H240M46 28H228M80 10V28M130 10V28M180 10V28M60 28V46M106 28V46M156 28V46M206 28V46"
        />
        <path fill={STONE} d="M196 12V-22H220V12Z" />
        <path className="m-smoke" fill="none" strokeWidth="5" d="M208-30C198-44 218-50 208-66C202-78 216-82 212-92" />
        <path className="m-lit" d="M132 84H232V150H132Z" />
        <path fill="#7A5A36" strokeWidth="3" d="M140 128H226V136H140Z" />
        <path fill={SKY} strokeWidth="3" d="M152 102H186V126H152Z" />
        <path stroke={CREAM} strokeWidth="3.500" fill="none" d="M163 108L157 114L163 120M175 108L181 114L175 120" />
        <path fill={HONEY} strokeWidth="3" d="M198 110h18v18h-18z" />
        <path fill={WOOD_SHADE} d="M50 150V98H94V150Z" />
        <circle cx="84" cy="126" r="4" fill={HONEY} strokeWidth="2.500" />
        <g transform="translate(110 36)">
          <circle r="20" fill={HONEY} />
          <path
            strokeWidth="6"
            d="M0-20V-27M0 20V27M-20 0H-27M20 0H27M-14-14L-19-19M14 14L19 19M14-14L19-19M-14 14L-19 19"
          />
          <circle r="8" fill={CREAM} />
        </g>
      </g>
      <Rabbit pose="typing" x={322} y={576} scale={0.52} />
      {/* the mill */}
      <g transform="translate(1204 612) scale(0.86)">
        <path fill={CREAM} className="m-wall-light" d="M-30 0L-20-86H20L30 0Z" />
        <path fill={TEAL} d="M-26-82L0-112L26-82Z" />
        <path fill={WOOD_SHADE} d="M-9 0V-24Q0-34 9-24V0Z" />
        <circle cx="0" cy="-52" r="7" className="m-lit" strokeWidth="3" />
        <g transform="translate(0 -84) rotate(24)">
          {[0, 90, 180, 270].map((turn) => (
            <path key={turn} fill={CREAM} strokeWidth="3" transform={`rotate(${turn})`} d="M-3 0L-3-56H14V-14L3-8Z" />
          ))}
          <circle r="6" fill={HONEY} strokeWidth="3" />
        </g>
      </g>
      {/* a turtle on the lake, with its trail of a star */}
      <g transform="translate(900 544)">
        <ellipse cx="30" cy="-2" rx="13" ry="10" fill={LEAF} />
        <path fill={LEAF} d="M-22 6L-34 14M14 8L22 18" />
        <path fill="#8CD0AA" d="M-30 6C-30-24 22-24 22 6Z" />
        <path strokeWidth="3" fill="none" d="M-18-6L-4-14L10-6M-4-14V4" />
        <circle cx="34" cy="-5" r="2.500" fill="#22303C" stroke="none" />
      </g>
      {/* a boat of paper */}
      <g transform="translate(752 528)">
        <path fill={CREAM} d="M-34 0H34L22 20H-22Z" />
        <path fill={CREAM} d="M-14 0L0-34L14 0Z" />
        <path strokeWidth="3" d="M0-34V0" />
      </g>
    </>
  )
}

/** The fourth land: a camp, a robot, a rocket, the lighthouse and a ship that leaves for far away. */
export function Coast() {
  return (
    <>
      {/* a tent with a lamp */}
      <g transform="translate(240 1096)">
        <path fill={VIOLET} d="M-50 0L0-62L50 0Z" />
        <path className="m-lit" d="M-16 0L0-36L16 0Z" />
        <path strokeWidth="3.500" d="M0-62V-76" />
        <path fill={CARROT} d="M0-76L20-70L0-64Z" />
      </g>
      {/* a robot that waves */}
      <g transform="translate(930 968)">
        <path fill={STONE} d="M-20-6V-46Q-20-52-14-52H14Q20-52 20-46V-6Z" />
        <path fill={TEAL} d="M-26-56V-88Q-26-96-18-96H18Q26-96 26-88V-56Z" />
        <path fill={CREAM} strokeWidth="3" d="M-18-64V-86H18V-64Z" />
        <circle cx="-8" cy="-76" r="3.500" fill="#22303C" stroke="none" />
        <circle cx="8" cy="-76" r="3.500" fill="#22303C" stroke="none" />
        <path fill="none" strokeWidth="3" d="M-6-69Q0-65 6-69M0-96V-108M-20-40L-38-26M20-42L40-64M-10-6V6M10-6V6" />
        <circle cx="0" cy="-112" r="5" fill={HONEY} strokeWidth="3" />
        <circle cx="0" cy="-28" r="7" fill={BERRY} strokeWidth="3" />
      </g>
      {/* the rocket on its stand */}
      <g transform="translate(1366 958)">
        <path fill={WOOD_SHADE} d="M-56 4V-96H-44V4Z" />
        <path
          strokeWidth="3"
          fill="none"
          d="M-44-84L-20-74M-44-50L-20-40M-56-70L-44-54M-44-70L-56-54M-56-40L-44-24M-44-40L-56-24"
        />
        <path fill={CARROT} d="M-20-30L-40 4H-14ZM20-30L40 4H14Z" />
        <path fill={CREAM} d="M-20 0C-28-60-16-104 0-124C16-104 28-60 20 0Z" />
        <path fill={BERRY} d="M-13-94C-9-108-5-117 0-124C5-117 9-108 13-94Z" />
        <circle cx="0" cy="-62" r="12" fill={SKY} />
        <path fill={HONEY} strokeWidth="3" d="M-12 0H12L6 12H-6Z" />
        <path fill={STONE} d="M-64 4H46V14H-64Z" />
      </g>
      {/* the lighthouse */}
      <g transform="translate(1508 1096)">
        <path className="m-beam" stroke="none" d="M0-176L-330-236V-150Z" />
        <path fill={STONE} d="M-66 14Q-60-22-30-20Q-10-40 20-22Q56-26 66 14Q0 30-66 14Z" />
        <path fill={CREAM} d="M-30-16L-20-150H20L30-16Q0-6-30-16Z" />
        <path
          stroke="none"
          fill={BERRY}
          d="M-22.500-112L-25-80Q0-72 25-80L22.500-112Q0-104-22.500-112ZM-28-46L-30-18Q0-8 30-18L28-46Q0-36-28-46Z"
        />
        <path fill="none" d="M-30-16L-20-150H20L30-16Q0-6-30-16Z" />
        <path fill={WOOD_SHADE} d="M-8-10V-30Q0-40 8-30V-9Z" />
        <path fill={STONE} d="M-28-150H28V-160H-28Z" />
        <path className="m-lit" d="M-16-160V-186H16V-160Z" />
        <path fill={BERRY} d="M-24-186L0-214L24-186Z" />
      </g>
      {/* the ship: a sail of every colour */}
      <g transform="translate(880 1190)">
        <path fill={WOOD} d="M-92 0H92L66 38H-66Z" />
        <path stroke={WOOD_SHADE} strokeWidth="4" d="M-74 16H72" />
        <path strokeWidth="5" d="M0 0V-104M-52 0V-70" />
        {[HONEY, LEAF, SKY, BERRY, VIOLET, TEAL].map((fill, at) => (
          <path
            key={fill}
            stroke="none"
            fill={fill}
            d={`M4 ${-98 + at * 15}H${22 + at * 9}L${31 + at * 9} ${-83 + at * 15}H4Z`}
          />
        ))}
        <path fill="none" d="M4-98H22L76-8H4Z" />
        <path fill={CREAM} d="M-48-68V-10H-86Q-58-30-48-68Z" />
        <path fill={CARROT} d="M0-104L24-96L0-88Z" />
      </g>
      <path className="m-foam" fill="none" d="M770 1230q16-12 32 0t32 0t32 0t32 0t32 0t32 0t32 0" />
      {/* a whale far out */}
      <g transform="translate(300 1190)">
        <path fill={SKY} d="M-52 20C-56-20 10-34 40 0C52-8 50-22 66-24C66-8 62 12 40 20Z" />
        <circle cx="-30" cy="2" r="3.500" fill="#22303C" stroke="none" />
        <path fill="none" strokeWidth="3.500" d="M-16-24C-16-40-28-40-30-34M-16-24C-16-40-4-40-2-34" />
      </g>
      {/* a kiosk for shells, a palm on the beach */}
      <g transform="translate(1290 1110)">
        <path fill={WOOD_SHADE} d="M-5 0Q-2-40 8-58L16-56Q6-34 6 0Z" />
        <path
          fill={LEAF}
          d="M10-56C-10-76-34-66-40-50C-22-58-6-58 10-56C-2-42-8-30-6-20C4-32 10-44 12-56C30-48 36-38 36-26C42-40 34-56 12-58C30-70 44-66 50-56C46-74 26-80 10-60Z"
        />
      </g>
    </>
  )
}
