//! Links the library that lies beside this file, or in the folder that FLIGHTSTAND_FOLDER names.

fn main() {
    println!("cargo:rerun-if-env-changed=FLIGHTSTAND_FOLDER");
    let folder = std::env::var("FLIGHTSTAND_FOLDER")
        .unwrap_or_else(|_| std::env::var("CARGO_MANIFEST_DIR").unwrap());
    println!("cargo:rustc-link-search=native={folder}");
    println!("cargo:rustc-link-arg=-Wl,-rpath,{folder}");
}
