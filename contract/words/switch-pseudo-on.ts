import { admitPseudo, pseudo } from './languages.ts'
import { pseudoTranslation } from './pseudo.ts'
import { teach } from './words.ts'

/** Lets people choose the pseudo-language and teaches it. No page imports this: it is for who serves or builds them. */
export function switchPseudoOn(): void {
  admitPseudo()
  teach(pseudo, pseudoTranslation)
}
