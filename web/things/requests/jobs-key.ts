/** Under which everything that is read of jobs is kept: what changes one changes the day's figures. */
export const jobsKey = ['/api/jobs']
