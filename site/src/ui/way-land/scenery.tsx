import type { ReactNode } from 'react'
import { TutuFigure, type TutuPose } from '../tutu-poses.tsx'

// What stands in the landscape. Flat colours with one dark outline; those of the land come from styles/way.css, by day and night.

const WOOD = '#D9A868'
const WOOD_SHADE = '#B98446'
const CREAM = '#FFFDF8'
const CARROT = '#EC6518'
const LEAF = '#3FA873'
const SKY = '#4BA3EA'
const BERRY = '#D6456F'
const HONEY = '#F5B82E'
const VIOLET = '#8B6CF0'
const TEAL = '#2BA3B5'
const STONE = '#C3CBD2'

type At = { x: number; y: number; scale?: number }

function Put({ x, y, scale = 1, children }: At & { children: ReactNode }) {
  return <g transform={`translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`}>{children}</g>
}

export function Rabbit({ pose, ...place }: At & { pose: TutuPose }) {
  const { scale = 1 } = place
  return (
    <Put {...place}>
      <TutuFigure pose={pose} lineWidth={4 / scale} />
    </Put>
  )
}

/** Round like a lollipop, or a fir; its foot at (x, y). */
function Tree({ fir = false, ...place }: At & { fir?: boolean }) {
  return (
    <Put {...place}>
      <path fill={WOOD_SHADE} d="M-6 0L-5-30H5L6 0Z" />
      {fir ? (
        <path className="m-fir" d="M0-104L24-66H13L31-36H16L34-14H-34L-16-36H-31L-13-66H-24Z" />
      ) : (
        <>
          <path
            className="m-tree"
            d="M0-92C22-94 36-78 32-62C44-50 36-26 14-26C6-20-8-20-14-26C-36-26-44-48-32-62C-36-78-22-94 0-92Z"
          />
          <path className="m-tree-light" stroke="none" d="M-4-84C-18-84-27-74-25-63C-14-66-8-74-4-84Z" />
        </>
      )}
    </Put>
  )
}

export function Cloud({ x, y, scale = 1 }: At) {
  return (
    <Put x={x} y={y} scale={scale}>
      <path className="m-cloud" d="M-54 20C-78 20-80-8-56-10C-54-36-18-42-6-22C10-38 40-26 36-4C60-4 60 20 38 20Z" />
    </Put>
  )
}

function Flower({ x, y, fill }: { x: number; y: number; fill: string }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="none">
      <path stroke="#2F7D55" strokeWidth="3" d="M0 0V12" />
      {[0, 72, 144, 216, 288].map((turn) => (
        <circle key={turn} cx="0" cy="-5" r="4" fill={fill} transform={`rotate(${turn})`} />
      ))}
      <circle r="3" fill={HONEY} />
    </g>
  )
}

/** The sky, and what is far away. */
export function Sky() {
  return (
    <>
      <path stroke="none" className="m-sky" d="M0 0H1600V330H0Z" />
      <g className="m-night" stroke="none">
        {[90, 240, 395, 520, 700, 860, 1010, 1180, 1390, 1540].map((x, index) => (
          <circle key={x} cx={x} cy={34 + ((index * 47) % 120)} r={2 + (index % 3)} fill={HONEY} />
        ))}
        <path fill={HONEY} d="M860 46A44 44 0 1 0 884 118A36 36 0 0 1 860 46Z" />
      </g>
      <g className="m-day">
        <circle cx="866" cy="86" r="42" fill={HONEY} />
        <path
          stroke={HONEY}
          strokeWidth="6"
          d="M866 24V8M866 164V148M804 86H788M944 86H928M822 42L811 31M921 141L910 130M910 42L921 31M811 141L822 130"
        />
      </g>
      <Cloud x={470} y={76} scale={0.9} />
      <Cloud x={690} y={132} scale={0.6} />
      <Cloud x={1060} y={64} scale={1} />
      <Cloud x={1500} y={86} scale={0.8} />
      {/* mountains */}
      <path className="m-peak" d="M940 300L1062 132L1120 200L1216 72L1330 218L1392 156L1540 300Z" />
      <path className="m-snow" d="M1216 72L1180 120L1200 132L1216 116L1234 138L1254 120Z" />
      <path className="m-snow" d="M1062 132L1036 168L1054 176L1066 164L1080 180L1090 165Z" />
      <path className="m-snow" d="M1392 156L1366 184L1384 192L1396 182L1406 194L1420 184Z" />
      {/* the far hills */}
      <path
        className="m-far"
        d="M-10 320C120 190 300 190 420 262C520 200 700 190 840 270C980 210 1160 214 1290 272C1400 230 1520 230 1620 268V360H-10Z"
      />
      <Balloon x={610} y={70} />
      <path
        strokeWidth="3.5"
        fill="none"
        d="M300 60q9-10 16 0q8-10 17 0M352 86q7-8 13 0q6-8 13 0M1320 60q9-10 16 0q8-10 17 0"
      />
    </>
  )
}

function Balloon({ x, y }: At) {
  return (
    <Put x={x} y={y}>
      <path fill={CREAM} d="M0-52C32-52 48-28 42-4C36 18 16 32 10 42H-10C-16 32-36 18-42-4C-48-28-32-52 0-52Z" />
      <path stroke="none" fill={BERRY} d="M-14-49C-30-30-28 10-10 40H-10C-16 32-36 18-42-4C-47-26-34-46-14-49Z" />
      <path stroke="none" fill={SKY} d="M14-49C30-30 28 10 10 40C16 32 36 18 42-4C47-26 34-46 14-49Z" />
      <path fill="none" d="M0-52C32-52 48-28 42-4C36 18 16 32 10 42H-10C-16 32-36 18-42-4C-48-28-32-52 0-52Z" />
      <path fill={WOOD} d="M-11 54H11L9 72H-9Z" />
      <path strokeWidth="3" d="M-10 42L-11 54M10 42L11 54" />
    </Put>
  )
}

/** Fields, meadows, the river and the sea: everything the road goes over. */
export function Land() {
  return (
    <>
      <path
        className="m-meadow-1"
        d="M-10 300C80 226 190 222 300 262C460 300 560 262 720 276C900 292 1000 262 1180 276C1360 292 1500 260 1610 290V580H-10Z"
      />
      <path
        className="m-meadow-2"
        stroke="none"
        d="M-10 520C160 480 300 530 480 512S820 480 1000 512S1400 550 1610 502V860H-10Z"
      />
      <path
        className="m-meadow-3"
        stroke="none"
        d="M-10 826C140 800 320 840 520 822S900 800 1100 826S1440 840 1610 810V1120H-10Z"
      />
      <path
        className="m-sand"
        stroke="none"
        d="M-10 1088C200 1060 420 1094 640 1076S1060 1060 1260 1086S1500 1090 1610 1068V1160H-10Z"
      />
      {/* the river, from the mountains by the lake to the sea */}
      <path className="m-bank" fill="none" d={RIVER} />
      <ellipse className="m-lake" cx="836" cy="548" rx="176" ry="48" />
      <path className="m-water" fill="none" d={RIVER} />
      <path
        className="m-foam"
        fill="none"
        d="M740 540q14-9 28 0t28 0M880 566q14-9 28 0t28 0M650 640q10-8 20 0M640 830q10-8 20 0M1060 440q10-8 20 0"
      />
      <path
        className="m-sea"
        stroke="none"
        d="M-10 1124C140 1106 330 1130 560 1116S1000 1104 1200 1124S1480 1130 1610 1108V1270H-10Z"
      />
      <path
        className="m-foam"
        d="M-10 1124C140 1106 330 1130 560 1116S1000 1104 1200 1124S1480 1130 1610 1108"
        fill="none"
      />
      <path
        className="m-foam"
        fill="none"
        d="M80 1190q16-12 32 0t32 0M430 1216q16-12 32 0t32 0M620 1160q16-12 32 0t32 0M1060 1226q16-12 32 0t32 0M1330 1190q16-12 32 0t32 0M1130 1160q16-12 32 0t32 0"
      />
      {/* patches and tufts */}
      <path
        className="m-tuft"
        fill="none"
        d="M60 440l6-14l5 14l6-10M560 490l6-14l5 14l6-10M350 830l6-14l5 14l6-10M1180 840l6-14l5 14l6-10M1540 730l6-14l5 14l6-10M860 850l6-14l5 14l6-10M60 1010l6-14l5 14l6-10M1120 560l6-14l5 14l6-10M400 540l6-14l5 14l6-10M1370 560l6-14l5 14l6-10M520 900l6-14l5 14l6-10"
      />
    </>
  )
}

const RIVER =
  'M1180 240C1150 290 1010 300 1022 350C1030 410 1110 440 1010 520C940 550 780 530 700 580C630 620 640 680 618 730C600 780 690 830 640 900C600 950 640 1050 655 1140'

const BRIDGES = [
  { x: 1022, y: 345, turn: 0 },
  { x: 622, y: 702, turn: 3 },
  { x: 628, y: 996, turn: -4 },
] as const

/** Over the river, over the road. */
export function Bridges() {
  return BRIDGES.map(({ x, y, turn }) => (
    <g key={y} transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path fill={WOOD} d="M-58 20Q0-10 58 20V-16Q0-44-58-16Z" />
      <path strokeWidth="3" d="M-40 12V-24M-20 5V-30M0 3V-32M20 5V-30M40 12V-24" />
      <path fill="none" d="M-58-16V-34M58-16V-34M-20-30V-46M20-30V-46M-58-34Q0-60 58-34" />
    </g>
  ))
}

const TREES: readonly (At & { fir?: boolean })[] = [
  { x: 668, y: 300, scale: 0.5, fir: true },
  { x: 700, y: 306, scale: 0.6 },
  { x: 906, y: 296, scale: 0.5 },
  { x: 1536, y: 330, scale: 0.8, fir: true },
  { x: 1574, y: 350, scale: 0.66, fir: true },
  { x: 40, y: 490, scale: 0.8 },
  { x: 92, y: 508, scale: 0.6 },
  { x: 480, y: 520, scale: 0.7 },
  { x: 520, y: 540, scale: 0.9 },
  { x: 566, y: 530, scale: 0.62 },
  { x: 1090, y: 560, scale: 0.6 },
  { x: 1566, y: 640, scale: 0.9, fir: true },
  { x: 1540, y: 690, scale: 0.7, fir: true },
  { x: 1578, y: 740, scale: 0.8, fir: true },
  { x: 34, y: 730, scale: 0.8, fir: true },
  { x: 50, y: 846, scale: 0.7, fir: true },
  { x: 34, y: 930, scale: 0.9, fir: true },
  { x: 76, y: 1040, scale: 0.8, fir: true },
  { x: 30, y: 1060, scale: 0.66, fir: true },
  { x: 700, y: 900, scale: 0.74 },
  { x: 600, y: 890, scale: 0.6 },
  { x: 862, y: 880, scale: 0.62, fir: true },
  { x: 896, y: 900, scale: 0.8, fir: true },
  { x: 934, y: 884, scale: 0.6, fir: true },
  { x: 1226, y: 900, scale: 0.7 },
  { x: 1262, y: 916, scale: 0.56 },
  { x: 380, y: 900, scale: 0.56 },
]

export function Woods() {
  return (
    <>
      {TREES.map((tree) => (
        <Tree key={`${tree.x}-${tree.y}`} {...tree} />
      ))}
      {FLOWERS.map(([x, y], index) => (
        <Flower key={`${x}-${y}`} x={x} y={y} fill={[BERRY, CREAM, VIOLET][index % 3]!} />
      ))}
    </>
  )
}

const FLOWERS: readonly (readonly [number, number])[] = [
  [470, 440],
  [494, 450],
  [226, 470],
  [640, 452],
  [1190, 470],
  [1214, 480],
  [836, 800],
  [860, 808],
  [1000, 880],
  [1290, 860],
  [790, 900],
  [1400, 520],
]

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
