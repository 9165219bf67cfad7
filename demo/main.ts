import { serve } from '../server/serve.ts'
import { openDemo } from './demo.ts'

/** `npm run demo`: the product with the demo world in it. */
serve(openDemo)
