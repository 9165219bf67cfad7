import { serve } from './serve.ts'

/** `npm start` */
serve()
