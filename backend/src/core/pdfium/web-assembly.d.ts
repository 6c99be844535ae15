/** The part of the WebAssembly API that is used; Node has it, its typings do not. */
declare namespace WebAssembly {
  class Module {
    private readonly brand;
  }
  class Instance {
    readonly exports: Record<string, unknown>;
  }
  type Imports = Record<string, Record<string, unknown>>;
  function compile(bytes: Uint8Array): Promise<Module>;
  function instantiate(module: Module, imports?: Imports): Promise<Instance>;
}
