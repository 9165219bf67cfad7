/** The colours of the road map. What has a token in web/styles/theme.css has that token's colour (palette.test.ts). */
export interface Palette {
  water: string
  river: string
  land: string
  abroad: string
  countyLine: string
  stateLine: string
  coast: string
  road: string
  roadEdge: string
  ink: string
  muted: string
  halo: string
  circle: string
}

export const palettes: Record<'light' | 'night', Palette> = {
  light: {
    water: '#c3d8e4',
    river: '#b4cfde',
    land: '#f6f4ef',
    abroad: '#e5e2db',
    countyLine: '#dcd8cf',
    stateLine: '#9a9c9b',
    coast: '#9db8c8',
    road: '#f0a824',
    roadEdge: '#9c6a08',
    ink: '#16181a',
    muted: '#4b5054',
    halo: '#f6f4ef',
    circle: '#0f55b3',
  },
  night: {
    water: '#0b1a26',
    river: '#1f4057',
    land: '#1e2225',
    abroad: '#16191b',
    countyLine: '#2b3034',
    stateLine: '#596066',
    coast: '#26445a',
    road: '#c98a1c',
    roadEdge: '#3a2a0c',
    ink: '#f4f2ec',
    muted: '#b3b9bd',
    halo: '#16191b',
    circle: '#4a94ea',
  },
}
