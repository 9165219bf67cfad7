import { listProviderPeople } from '#contract/provider-people.ts'

export const peopleKey = [listProviderPeople.path]
