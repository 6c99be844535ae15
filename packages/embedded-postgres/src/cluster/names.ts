/** What things are called where the server is embedded: on the machine, and in the words of its messages. */
export interface Names {
  /** Begins the names of temporary folders, and of the server among processes; letters only. */
  product: string;
  /** The setting for where the data are. */
  directory: string;
  /** The setting for a server that is used instead of this one. */
  url: string;
  /** The file that the password is kept in, seen from the data folder. */
  password: string;
}
