/** The admin of every test's world, made at its start. */
export const testAdmin = {
  username: 'boss',
  password: 'keeps-the-lights-on',
  email: 'boss@example.com',
}
